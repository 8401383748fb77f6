/** Who plays in this browser. The session itself is a cookie that scripts cannot read. */
import { api, ApiError } from './api';
import { t } from '../text/i18n.svelte';
import { site } from '../page/address';
import type { Me } from '$wire';

class Session {
  me: Me | null = $state.raw(null);
  known = $state(false); // whether the server has been asked
  #asking: Promise<void> | null = null;

  /** Ask the server once who this is; null if it is nobody yet. */
  async load(): Promise<Me | null> {
    await (this.#asking ??= this.#ask());
    return this.me; // who may have become somebody since
  }

  /** Somebody else perhaps, or nobody, as far as the server is concerned. */
  askAnew(): void {
    this.me = this.#asking = null;
    void this.load().catch(() => null); // whoever needs to know asks again
  }

  async #ask(): Promise<void> {
    if (site) return; // where there is no server, everybody is a guest
    try {
      this.me = await api.me();
    } catch (thrown) {
      if (!(thrown instanceof ApiError && thrown.code === 'no-session')) {
        this.#asking = null; // not known yet: ask again next time
        throw thrown;
      }
    }
    this.known = true;
  }

  /** Be somebody: the one already known, or a new guest. */
  async ensure(name?: string): Promise<Me> {
    const me = await this.load();
    return me ?? (this.me = await api.guest(name?.trim() || t('shell-guest')));
  }

  async rename(name: string): Promise<void> {
    this.me = (await this.load()) ? await api.rename(name) : await api.guest(name);
  }

  async useLink(token: string): Promise<void> {
    this.me = await api.useLink(token);
    this.known = true;
  }

  async forget(): Promise<void> {
    await api.forget();
    this.me = null;
  }
}

export const session = new Session();
