const computedStyle = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const isHidden = element.hasAttribute('hidden');
  const isOpen = element.hasAttribute('open');
  const kind = `${element.localName} ${String(isHidden)} ${String(isOpen)}`;
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const bare = document.createElement(element.localName);
  bare.toggleAttribute('hidden', isHidden);
  bare.toggleAttribute('open', isOpen);
  const { display } = computedStyle(bare);
  displays.set(kind, display);
  return display;
}

const ownValue = (element: Element, name: string): string =>
  'style' in element && element.style instanceof CSSStyleDeclaration
    ? element.style.getPropertyValue(name)
    : '';

function inherited(element: Element | null, name: string, otherwise: string): string {
  if (element === null) return otherwise;
  return ownValue(element, name) || inherited(element.parentElement, name, otherwise);
}

function valueOf(element: Element, name: string): string {
  if (name === 'visibility') return inherited(element, name, 'visible');
  return ownValue(element, name) || (name === 'display' ? displayOf(element) : '');
}

const toCssName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Replaces `getComputedStyle` with a function that returns only the inline style and default display of an element.
 * jsdom’s own function would take a fifth of the time of the screen tests.
 */
export const getInlineComputedStyle = (element: Element) =>
  new Proxy<Record<string | symbol, unknown>>(
    { getPropertyValue: (name: string) => valueOf(element, name) },
    {
      get: (style, name) =>
        name in style || typeof name === 'symbol' ? style[name] : valueOf(element, toCssName(name)),
    },
  );
