"""Whether what is written on a page can be read: nothing cut off, nothing over something else."""

from tests.e2e.person import Person

# Lines of text that lie on each other, beyond the edge, or in a box that cuts them off.
UNREADABLE = """(wordsAlone) => {
  const seen = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== 'none' || style.visibility === 'hidden' || style.opacity === '0')
        return false;
    }
    return node.checkVisibility();
  };
  const scrolled = (node) => {
    for (let at = node; at && at !== document.body; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const scrolls = ({ overflowX, overflowY }) =>
    [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
  // What of a line is not scrolled out of sight; lines that end with dots are meant to.
  const inSight = (box, holder) => {
    let { left, right, top, bottom } = box;
    for (let at = holder; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!scrolls(style) && style.webkitLineClamp === 'none') continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const windows = document.querySelectorAll('dialog:modal');
  const root = windows[windows.length - 1] ?? document.body;
  const lines = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, holder = node.parentElement;
    if (!node.data.trim() || !seen(holder) || holder.closest('option, [popover]')) continue;
    if (wordsAlone && !/\\p{L}{2}/u.test(node.data)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const box = inSight(whole, holder);
      if (box.width > 1 && box.height > 1)
        lines.push({ box, holder, node, text: node.data.trim() });
    }
  }
  // A bar that stays while the rest scrolls lies on it, and a sale on its lot, and one sees that.
  const bar = (node) => {
    for (let at = node; at && at !== root; at = at.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position) || at.matches('.sold'))
        return at;
    return null;
  };
  const faults = [];
  const say = (what, ...texts) =>
    faults.push(`${what}: ${texts.map((text) => text.slice(0, 40)).join(' / ')}`);
  for (const { box, holder, text } of lines) {
    if (box.right > innerWidth + 1 && !scrolled(holder)) say('beyond the edge', text);
    const place = holder.closest('button, th, td')?.getBoundingClientRect();
    if (place && (box.right > place.right + 2 || box.left < place.left - 2))
      say('wider than its place', text);
    for (let at = holder; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at), edge = at.getBoundingClientRect();
      if (scrolls(style)) break;
      if (!['hidden', 'clip'].includes(style.overflowX)) continue;
      if (box.right > edge.right + 2 || box.bottom > edge.bottom + 4) say('cut off', text);
    }
  }
  for (let i = 0; i < lines.length; i++)
    for (let j = i + 1; j < lines.length; j++) {
      if (lines[i].node === lines[j].node) continue;
      const a = lines[i].box, b = lines[j].box;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Lines of one paragraph may touch: letters are less high than their boxes.
      const least = Math.min(a.height, b.height);
      if (wide <= 2 || high <= 0.45 * least) continue;
      if (bar(lines[i].holder) !== bar(lines[j].holder)) continue;
      say('over each other', lines[i].text, lines[j].text);
    }
  const page = document.documentElement;
  if (!windows.length && page.scrollWidth > page.clientWidth)
    say('wider than the screen', String(page.scrollWidth));
  for (const box of windows)
    if (box.scrollWidth > box.clientWidth)
      say('a window scrolls sideways', String(box.scrollWidth));
  return [...new Set(faults)];
}"""


def unreadable(person: Person, *, words_alone: bool = False) -> list[str]:
    """What cannot be read here, and why; of words alone, where cards lie on each other."""
    faults: list[str] = person.page.evaluate(UNREADABLE, words_alone)
    return faults


def large(person: Person) -> None:
    """Letters of twice the size, from now on."""
    grow = "document.documentElement.style.fontSize = '200%'"
    person.context.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {grow} }})")
