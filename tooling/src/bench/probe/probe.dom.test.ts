import type { Probe } from './probe';
import { installTestProbe } from './test-probe';

/** A page without layout: each element has its place in `data-at`, as `left top width height`. */
function placeOf(element: Element): DOMRect {
  const placed = element.closest('[data-at]')?.getAttribute('data-at') ?? '10 10 100 20';
  const [left = 0, top = 0, width = 0, height = 0] = placed.split(' ').map(Number);
  return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
}

function isRendered(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden' || opacity === '0') return false;
  return element.parentElement === null || isRendered(element.parentElement);
}

let probe: Probe;

beforeEach(() => {
  installTestProbe({
    checkVisibility(this: Element) {
      return isRendered(this);
    },
    getClientRects(this: Element) {
      return [placeOf(this)];
    },
    getBoundingClientRect(this: Element) {
      return placeOf(this);
    },
  });
  probe = window.trustfoldProbe;
});

const isShown = (html: string, text?: string) => {
  document.body.innerHTML = html;
  return probe.isShown({ selector: 'section *', ...(text !== undefined && { text }) });
};

describe('what a visit waits for', () => {
  it('[bench] is a record that is visible', () => {
    expect(isShown('<section><p>Nadia Rahman</p></section>', 'Nadia Rahman')).toBe(true);
    expect(isShown('<section><p>Loading</p></section>', 'Nadia Rahman')).toBe(false);
    expect(isShown('<section><input type="password" /></section>')).toBe(true);
  });

  it.each([
    ['a heading', '<section><div><h2>System Analytics</h2></div></section>', 'System Analytics'],
    ['a button’s label', '<section><button>Update Profile</button></section>', 'Update Profile'],
    ['a field’s label', '<section><label>Password</label></section>', 'Password'],
    ['a tab', '<section><a role="tab"><span>Clients</span></a></section>', 'Clients'],
  ])('[bench] is not %s', (_, html, text) => {
    expect(isShown(html, text)).toBe(false);
  });

  it('[bench] may be a record within a button that says more than that', () => {
    const html = '<section><button><b>PF-2024-001</b> <i>due today</i></button></section>';
    expect(isShown(html, 'PF-2024-001')).toBe(true);
  });

  it.each([
    ['hidden', '<section hidden><p>99.9%</p></section>'],
    ['of no opacity', '<section style="opacity: 0"><p>99.9%</p></section>'],
    ['invisible', '<section style="visibility: hidden"><p>99.9%</p></section>'],
    ['below the view', '<section data-at="0 5000 100 20"><p>99.9%</p></section>'],
    ['without a size', '<section data-at="0 10 0 0"><p>99.9%</p></section>'],
    [
      'for screen readers alone',
      '<section><div style="overflow: hidden" data-at="5 5 1 1"><p data-at="5 5 60 20">99.9%</p></div></section>',
    ],
  ])('[bench] is not there while it is %s', (_, html) => {
    expect(isShown(html, '99.9%')).toBe(false);
  });
});

describe('a list', () => {
  it('[bench] is known by its count and its first record, without how long ago that was', () => {
    document.body.innerHTML =
      '<div id="dashboard-panel"><p role="status">2 of 64 wires</p><article>Atlas <time>a minute ago</time></article></div>';
    expect(probe.listState('article')).toBe('2 of 64 wires | Atlas ');
  });

  it('[bench] has its figures right when its count and every card above it are', () => {
    const page = (count: string, unread: string) =>
      `<div id="dashboard-panel"><p role="status">${count}</p><ul aria-label="Notification summary"><li>Total 64</li><li>${unread}</li></ul><ul aria-label="Notifications"><li>Atlas</li></ul></div>`;
    document.body.innerHTML = page('64 notifications', 'Unread 4');
    const right = probe.figures();
    expect(right).toBe('64 notifications | Total 64 | Unread 4');
    document.body.innerHTML = page('64 notifications', 'Unread 0');
    expect(probe.figures()).not.toBe(right);
    document.body.innerHTML = page('Reading notifications', 'Unread 4');
    expect(probe.figures()).not.toBe(right);
  });
});

describe('whenPainted', () => {
  it('[bench] waits for the frame after the change, not for what else moves later', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => frames.push(act));
    const drawFrame = () => frames.splice(0).forEach((act) => act(performance.now()));
    let isDone = false;
    const painted = probe.whenPainted(() => isDone);
    const seen = jest.fn();
    void painted.then(seen);
    for (let frame = 0; frame < 3; frame += 1) {
      drawFrame();
      expect(frames).toHaveLength(1);
    }
    isDone = true;
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).not.toHaveBeenCalled();

    drawFrame();
    // It looks at no later frame.
    expect(frames).toEqual([]);
    await painted;
    jest.restoreAllMocks();
  });
});
