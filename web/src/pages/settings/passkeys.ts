/** Passkeys: the way to keep a name, and to come back to it on any device. */
import { ApiError, ask } from '$lib/server/api';
import { site } from '$lib/page/address';
import type { Device, Me, Name, Passkey } from '$wire';

export const devices = {
  list: () => ask<Device[]>('GET', '/api/me/sessions'),
  end: (id: string) => ask<void>('DELETE', `/api/me/sessions/${id}`),
  endOthers: () => ask<void>('DELETE', '/api/me/sessions'),
};

export const passkeys = {
  list: () => ask<Passkey[]>('GET', '/api/me/passkeys'),
  rename: (id: string, name: string) =>
    ask<void>('PATCH', `/api/me/passkeys/${id}`, { name } satisfies Name),
  remove: (id: string) => ask<void>('DELETE', `/api/me/passkeys/${id}`),
};

const ADDRESS = /^(\d+\.){3}\d+$|:/; // an IPv4 or IPv6 address in the place of a name

/** Why there can be no passkeys here; null if there can. */
export function unsupportedReason(): 'site' | 'insecure' | 'address' | 'unable' | null {
  if (site) return 'site'; // nobody is there to come back to
  if (!isSecureContext) return 'insecure';
  if (ADDRESS.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? null : 'unable';
}

/** Have the device make a passkey for whoever plays here; null if they would rather not. */
export async function makePasskey(): Promise<Passkey | null> {
  const options = await ask<CreationOptions>('POST', '/api/me/passkeys/options');
  const made = await unlessDeclined(
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: options.excludeCredentials.map(({ id }) => named(id)),
      },
    }),
  );
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = {
    clientDataJSON: text(clientDataJSON),
    attestationObject: text(attestationObject),
  };
  return ask<Passkey>('POST', '/api/me/passkeys', spoken(made, response));
}

/** Be the player of a passkey that the device has; null if none is chosen. */
export async function signIn(): Promise<Me | null> {
  const options = await ask<RequestOptions>('POST', '/api/passkeys/options');
  const { challenge, rpId, timeout, userVerification } = options;
  const signed = await unlessDeclined(
    navigator.credentials.get({
      publicKey: { rpId, timeout, userVerification, challenge: bytes(challenge) },
    }),
  );
  if (!signed) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    signed.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    userHandle: userHandle && text(userHandle),
  };
  return ask<Me>('POST', '/api/passkeys', spoken(signed, response));
}

/** Options as they travel: bytes are texts in base64url. */
type CreationOptions = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials: { id: string }[];
};
type RequestOptions = Omit<PublicKeyCredentialRequestOptions, 'challenge'> & { challenge: string };

async function unlessDeclined(asked: Promise<Credential | null>) {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (thrown) {
    const why = thrown instanceof DOMException ? thrown.name : '';
    if (why === 'NotAllowedError' || why === 'AbortError') return null; // declined, or too late
    if (why === 'InvalidStateError') throw new ApiError('passkey-known', 'made before');
    throw thrown;
  }
}

const named = (id: string): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: bytes(id),
});

const spoken = ({ id, type }: PublicKeyCredential, response: Record<string, string | null>) => ({
  id,
  rawId: id,
  type,
  response,
});

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
