/** What is said of devices and passkeys. */
import { has, t } from '$lib/text/i18n.svelte';
import type { ApiError } from '$lib/server/api';

/** A device as its owner would call it; the server says "Firefox on Linux". */
export function deviceName(device: string): string {
  const [browser = '', system] = device.split(' on ');
  if (!browser) return t('devices-unknown');
  return system ? t('devices-device', { browser, system }) : browser;
}

/** Why a passkey was of no use. */
export function passkeyProblem(error: ApiError): string {
  const id = `devices-problem-${error.code}`;
  return has(id) ? t(id) : error.text;
}
