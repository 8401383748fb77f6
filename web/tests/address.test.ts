import { describe, expect, it } from 'vitest';
import { hrefOf, linkedTo, ownOf, type Place } from '$lib/page/address';

const HOUSE: Place = { site: false, root: 'https://x.example/' };
const SITE: Place = { site: true, root: 'https://x.example/club/medici/' };

const own = (url: URL | null): string | null => url && url.pathname + url.search + url.hash;

describe('behind a server', () => {
  it.each([
    ['https://x.example/', '/'],
    ['https://x.example/rules/board?a=1#B21', '/rules/board?a=1#B21'],
    ['https://x.example/api/me/export', null],
    ['https://y.example/rules/board', null],
  ])('%s is %s', (href, path) => expect(own(ownOf(href, HOUSE))).toBe(path));

  it('an address is written as it is', () =>
    expect(hrefOf('/rules/board#B21', HOUSE)).toBe('https://x.example/rules/board#B21'));
});

describe('in a site', () => {
  it.each([
    ['https://x.example/club/medici/', '/'],
    ['https://x.example/club/medici/index.html', '/'],
    ['https://x.example/club/medici/?utm=1#', '/'],
    ['https://x.example/club/medici/#B21', '/'],
    ['https://x.example/club/medici/#/rules/board?a=1#B21', '/rules/board?a=1#B21'],
    ['https://x.example/club/medici/index.html#/history', '/history'],
    ['https://x.example/club/other/', null],
    ['https://x.example/', null],
    ['https://y.example/club/medici/#/history', null],
  ])('%s is %s', (href, path) => expect(own(ownOf(href, SITE))).toBe(path));

  it('an address is written after the #', () =>
    expect(hrefOf('/rules/board?a=1#B21', SITE)).toBe(
      'https://x.example/club/medici/#/rules/board?a=1#B21',
    ));

  const from = new URL('https://x.example/rules/card?a=1');
  it.each([
    ['/aid/dice', '/aid/dice'],
    ['#C20', '/rules/card?a=1#C20'],
    ['https://x.example/club/medici/#/history', '/history'],
    ['https://y.example/aid/dice', null],
    ['//y.example/aid/dice', null],
    ['mailto:ada@x.example', null],
  ])('a link to %s leads to %s', (href, path) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    expect(own(linkedTo(link, from, SITE))).toBe(path);
  });
});
