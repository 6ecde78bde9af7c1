import { showStyles } from './remote-styles';

const folder = `http://127.0.0.1:1/contracts/r/${'a'.repeat(32)}/`;

const sheetOf = () => ({ disabled: false }) as CSSStyleSheet;

/** Adds a stylesheet that counts as loaded, because jsdom does not fetch stylesheets. */
function link(href: string): CSSStyleSheet {
  const element = document.createElement('link');
  const sheet = sheetOf();
  element.rel = 'stylesheet';
  element.href = href;
  Object.defineProperty(element, 'sheet', { value: sheet });
  document.head.append(element);
  return sheet;
}

const adopt = (...adoptedStyleSheets: CSSStyleSheet[]) =>
  Object.assign(document, { adoptedStyleSheets });

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

describe('showStyles', () => {
  it('[E3] disables the stylesheets of a remote when it unmounts and enables them when it mounts again', () => {
    const ofShell = link('http://127.0.0.1/assets/main.css');
    const ofRemote = link(`${folder}assets/screen.css`);
    const ofOther = link(`${folder.replace('contracts', 'account')}assets/screen.css`);
    const leave = showStyles(folder);
    const later = link(`${folder}assets/dialogs.css`);
    leave();
    expect([ofRemote, later].every(({ disabled }) => disabled)).toBe(true);
    expect([ofShell, ofOther].some(({ disabled }) => disabled)).toBe(false);

    const leaveAgain = showStyles(folder);
    expect([ofRemote, later].some(({ disabled }) => disabled)).toBe(false);
    leaveAgain();
    expect(ofRemote.disabled).toBe(true);
  });

  it('[E3] disables and enables adopted stylesheets of a remote, but not those of the page', () => {
    const [ofPage, ofRemote] = [sheetOf(), sheetOf()];
    adopt(ofPage);
    const leave = showStyles(`${folder}other/`);
    adopt(ofPage, ofRemote);
    leave();
    expect([ofPage.disabled, ofRemote.disabled]).toEqual([false, true]);
    showStyles(`${folder}other/`);
    expect(ofRemote.disabled).toBe(false);
  });

  it('[E3] works in a browser without adopted stylesheets', () => {
    expect(() => showStyles(folder)()).not.toThrow();
  });
});
