"""A device with passkeys, as far as a server can tell."""

import hashlib
import json
import secrets
from dataclasses import dataclass
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

# Flags: somebody is there, and it was checked who; a key comes along.
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Passkey:
    """One key, made for a site and a player."""

    credential: bytes
    key: ec.EllipticCurvePrivateKey
    site: str
    player: bytes
    count: int


class Authenticator:
    """Makes passkeys and signs with them, at a page of some origin."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.verifies = True  # whether it checks who uses it
        self.passkeys: list[Passkey] = []

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What ``navigator.credentials.create`` gives."""
        key = ec.generate_private_key(ec.SECP256R1())
        player = base64url_to_bytes(options["user"]["id"])
        made = Passkey(secrets.token_bytes(32), key, options["rp"]["id"], player, 0)
        self.passkeys.append(made)
        length = len(made.credential).to_bytes(2, "big")
        attested = bytes(16) + length + made.credential + cose(key)
        data = self._data(made, PRESENT | ATTESTED) + attested
        response = {
            "clientDataJSON": self._client_data("webauthn.create", options),
            "attestationObject": bytes_to_base64url(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
            ),
            "transports": ["internal"],
        }
        return answer(made, response)

    def get(self, options: dict[str, Any], made: Passkey | None = None) -> dict[str, Any]:
        """What ``navigator.credentials.get`` gives."""
        made = made or self.passkeys[-1]
        made.count += self.counts
        data = self._data(made, PRESENT)
        client_data = self._client_data("webauthn.get", options)
        signed = data + hashlib.sha256(base64url_to_bytes(client_data)).digest()
        response = {
            "clientDataJSON": client_data,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(made.key.sign(signed, ec.ECDSA(SHA256()))),
            "userHandle": bytes_to_base64url(made.player),
        }
        return answer(made, response)

    def _data(self, made: Passkey, flags: int) -> bytes:
        site = hashlib.sha256(made.site.encode()).digest()
        flags |= VERIFIED if self.verifies else 0
        return site + bytes([flags]) + made.count.to_bytes(4, "big")

    def _client_data(self, kind: str, options: dict[str, Any]) -> str:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return bytes_to_base64url(json.dumps(told).encode())


def cose(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as authenticators write it."""
    point = key.public_key().public_numbers()
    return cbor2.dumps(
        {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
    )


def answer(made: Passkey, response: dict[str, Any]) -> dict[str, Any]:
    """A credential in JSON."""
    name = bytes_to_base64url(made.credential)
    return {"id": name, "rawId": name, "type": "public-key", "response": response}
