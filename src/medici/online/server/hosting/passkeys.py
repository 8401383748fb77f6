"""Passkeys: a key in a device or a password manager, with which a player comes back anywhere.

The challenge that a device signs is kept by the bus, is taken once and soon, and is good for one
purpose and one site.
"""

import time
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    generate_challenge,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from medici.online.server.bus import Bus
from medici.online.server.problem import HttpProblem
from medici.online.server.security.origins import Site
from medici.online.server.security.session_cookies import digest
from medici.online.server.settings import Settings
from medici.online.store import AlreadyExists, Store
from medici.online.store.sessions import PasskeyRow
from medici.online.tables import Player
from medici.online.tables.names import clean_text

HOUSE = "Medici"
LONGEST_NAME = 40
LONGEST_REASON = 200
NEW, SIGN_IN = "passkey", "sign-in"  # what a challenge is good for
REQUIRED = UserVerificationRequirement.REQUIRED
Json = dict[str, Any]


class Passkeys:
    """The passkeys of all players."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self._store = store
        self._bus = bus
        self._settings = settings

    async def new_options(self, player: Player, site: Site) -> Json:
        """What a browser needs to make a passkey; devices that have one make no second."""
        known = await self._store.passkeys(player.id)
        if len(known) >= self._settings.passkeys_per_player:
            raise self._one_too_many()
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=HOUSE,
            user_id=player.id.encode(),
            user_name=player.name,
            challenge=await self._challenge(NEW, site, player.id),
            timeout=self._milliseconds(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(row.credential)
                for row in known
                if row.site == site.host
            ],
        )
        return options_to_json_dict(options)

    async def add(self, player: Player, site: Site, answer: Json, name: str) -> PasskeyRow:
        """Keep the passkey that a browser has made."""
        challenge = await self._answered(NEW, site, player.id, answer)
        try:
            made = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=False,  # told apart below
            )
        except Exception as problem:  # what a stranger sends can fail in many ways
            raise refused(problem) from problem
        must_be_verified(made.user_verified)
        row = PasskeyRow(
            made.credential_id,
            player.id,
            site.host,
            made.credential_public_key,
            made.sign_count,
            clean_passkey_name(name),
            time.time(),
            None,
        )
        try:
            added = await self._store.add_passkey(row, self._settings.passkeys_per_player)
        except AlreadyExists as problem:
            raise refused(problem) from problem
        if not added:  # of several that were asked for at once
            raise self._one_too_many()
        return row

    def _one_too_many(self) -> HttpProblem:
        limit = self._settings.passkeys_per_player
        return HttpProblem(403, "too-many", f"expected at most {limit} passkeys; got one more")

    async def sign_in_options(self, site: Site) -> Json:
        """What a browser needs to find a passkey of this site, whosever it is."""
        options = generate_authentication_options(
            rp_id=site.host,
            challenge=await self._challenge(SIGN_IN, site, ""),
            timeout=self._milliseconds(),
            user_verification=REQUIRED,
        )
        return options_to_json_dict(options)

    async def sign_in(self, site: Site, answer: Json) -> str:
        """The id of the player whose passkey has signed."""
        challenge = await self._answered(SIGN_IN, site, "", answer)
        try:
            row = await self._store.passkey(base64url_to_bytes(answer["id"]))
        except ValueError as problem:
            raise refused(problem) from problem
        if row is None or row.site != site.host:
            raise HttpProblem(
                403, "no-passkey", "expected a passkey that is known here; got another"
            )
        try:
            signed = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
                require_user_verification=False,
            )
        except Exception as problem:  # as above
            raise refused(problem) from problem
        must_be_verified(signed.user_verified)
        if not await self._store.use_passkey(row.credential, signed.new_sign_count, time.time()):
            raise HttpProblem(403, "bad-passkey", "expected more uses than before; got no more")
        return row.player_id

    async def _challenge(self, purpose: str, site: Site, player_id: str) -> bytes:
        """A new challenge, to be answered once and soon."""
        challenge = generate_challenge()
        meant = f"{purpose} {site.host} {player_id}"
        await self._bus.put(key_of(challenge), meant, self._settings.passkey_seconds)
        return challenge

    async def _answered(self, purpose: str, site: Site, player_id: str, answer: Json) -> bytes:
        """The challenge that an answer is to; refuses one that was not put, or for other ends."""
        try:
            signed = base64url_to_bytes(answer["response"]["clientDataJSON"])
            challenge = parse_client_data_json(signed).challenge
        except Exception as problem:  # as above
            raise refused(problem) from problem
        if await self._bus.take(key_of(challenge)) != f"{purpose} {site.host} {player_id}":
            raise HttpProblem(403, "late", "expected a fresh answer; this one is late or used")
        return challenge

    def _milliseconds(self) -> int:
        return int(self._settings.passkey_seconds * 1000)


def key_of(challenge: bytes) -> str:
    """Under which a challenge is kept."""
    return f"challenge-{digest(bytes_to_base64url(challenge)).hex()}"


def clean_passkey_name(text: str) -> str:
    """The name of a passkey, as its owner will read it."""
    return clean_text(text, "a name", LONGEST_NAME, frozenset(), "bad-name", "bad-name")


def must_be_verified(verified: bool) -> None:
    """Refuse the answer of a device that anybody could have touched."""
    if not verified:
        message = "expected a device that checks who uses it, by PIN, finger or face; it did not"
        raise HttpProblem(403, "unverified", message)


def refused(problem: Exception) -> HttpProblem:
    """The refusal of an answer that proves nothing."""
    reason = str(problem)[:LONGEST_REASON]
    return HttpProblem(403, "bad-passkey", f"expected the answer of a passkey; {reason}")
