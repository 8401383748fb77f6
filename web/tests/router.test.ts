import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageAt, router } from '$lib/page/router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/tables/aB3_-', { page: 'table', id: 'aB3_-' }],
    ['/tables/aB3/', { page: 'table', id: 'aB3' }],
    ['/replay', { page: 'replay', id: null }],
    ['/replay/x1', { page: 'replay', id: 'x1' }],
    ['/rules/board', { page: 'rules', game: 'board' }],
    ['/aid/dice', { page: 'aid', game: 'dice' }],
    ['/learn/card', { page: 'learn', game: 'card' }],
    ['/companion', { page: 'companion' }],
    ['/settings', { page: 'settings' }],
    ['/history', { page: 'history' }],
    ['/ranking', { page: 'community', at: 'ranking', id: null }],
    ['/people/p1', { page: 'community', at: 'people', id: 'p1' }],
    ['/clubs/', { page: 'community', at: 'clubs', id: null }],
    ['/ranking/x', { page: 'missing' }],
    ['/rules/chess', { page: 'missing' }],
    ['/tables/', { page: 'missing' }],
    ['/nowhere', { page: 'missing' }],
  ])('%s', (path, page) => expect(pageAt(path)).toEqual(page));
});

describe('the way', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
    stop = router.follow();
    router.go('/');
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  function click(href: string, more: MouseEventInit & { target?: string } = {}): boolean {
    const link = document.createElement('a');
    link.href = href;
    if (more.target) link.target = more.target;
    document.body.append(link);
    return link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...more }),
    );
  }

  it('leads to a page with its query and hash', () => {
    router.go('/replay/x1?step=7');
    expect(router.page).toEqual({ page: 'replay', id: 'x1' });
    expect(router.query.get('step')).toBe('7');
    router.go('/rules/board#B21');
    expect(router.hash).toBe('B21');
  });

  it('goes back', () => {
    router.go('/history');
    history.replaceState(null, '', '/settings');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.page).toEqual({ page: 'settings' });
  });

  it('takes our own links', () => {
    expect(click('/tables/abc')).toBe(false);
    expect(router.page).toEqual({ page: 'table', id: 'abc' });
  });

  it('leaves the others to the browser', () => {
    const seen: boolean[] = [];
    const browser = (event: Event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', browser);
    click('/api/me/export');
    click('/history', { ctrlKey: true });
    click('/history', { target: '_blank' });
    click('https://example.org/history');
    removeEventListener('click', browser);
    expect(seen).toEqual([false, false, false, false]);
    expect(router.page).toEqual({ page: 'home' });
  });
});
