import { documentsOf } from '../docs/documents';
import { isTestFile } from './read-house';

/** A page for developers, forms whose button is off while they are sent or typed, and what is off with the field it is in. */
const others =
  /^host\/src\/(?:development|gate|landing|sign-in)\/|\.book\.tsx$|\/(?:password|file)-field\.tsx$/;

/** A button's opening tag, which may hold elements and arrows, up to where it is natively off. */
const switchedOff = /<[Bb]utton\b(?:[^<>]|=>|<[A-Z][^<>]*\/>)*\sdisabled\b/;

describe('a button that is switched off', () => {
  it('[ui] is found, also behind an element and an arrow', () => {
    const code = '<Button icon={<Icon name="a" />} onClick={() => b()} disabled={!c}>';
    expect(switchedOff.test(code)).toBe(true);
    expect(switchedOff.test(code.replace('disabled', 'aria-disabled'))).toBe(false);
  });

  it('[ui] is a CommandButton, which says why', () => {
    const sources = documentsOf('.tsx').filter(
      ({ path }) => path.includes('/src/') && !isTestFile(path) && !others.test(path),
    );
    expect(sources.length).toBeGreaterThan(100);
    const mute = sources.filter(({ text }) => switchedOff.test(text));
    expect(mute.map(({ path }) => path)).toEqual([]);
  });
});
