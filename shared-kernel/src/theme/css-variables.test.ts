import { createThemeCssVariables, createTokensCss } from './css-variables';

describe('createTokensCss', () => {
  it('[G9] the light colours apply to the page, and the dark colours to the dark theme', () => {
    expect(createThemeCssVariables('light')).toMatch(
      /^:root\{color-scheme:light;.*--tf-primary:#0A7399;/,
    );
    expect(createThemeCssVariables('dark')).toMatch(
      /^\[data-theme='dark'\]\{color-scheme:dark;.*--tf-primary:#23B0DC;/,
    );
  });

  it('[theme] light and dark mode define the same CSS variables', () => {
    const names = (css: string) => css.match(/--tf-[a-z0-9-]+(?=:)/g);
    expect(names(createThemeCssVariables('dark'))).toEqual(names(createThemeCssVariables('light')));
  });

  it.each([
    '--tf-brand:#23B0DC;',
    '--tf-space-16:16px;',
    '--tf-radius-card:12px;',
    '--tf-font-size-14:0.875rem;',
    '--tf-duration-fast:120ms;',
    '--tf-success-bg:#E9F7EE;',
    '--tf-chart-6:#65043B;',
    '--tf-shadow-overlay:',
    '--tf-link:#0A7399;',
  ])('[theme] the CSS of the theme contains the declaration %s', (declaration) => {
    expect(createTokensCss()).toContain(declaration);
  });

  it('[PR11] the height of table rows is smaller in compact view', () => {
    expect(createTokensCss()).toMatch(
      /\[data-density='compact'\]\{[^}]*--tf-density-row-height:32px;/,
    );
  });

  it('[PR11] small text is no larger than body text in compact view', () => {
    expect(createTokensCss()).toMatch(
      /\[data-density='compact'\]\{[^}]*--tf-density-font-size:12px;[^}]*--tf-font-size-13:0.75rem;/,
    );
  });

  it('[theme] durations are zero if the system requests reduced motion', () => {
    expect(createTokensCss()).toMatch(
      /prefers-reduced-motion:reduce\)\{:root\{[^}]*--tf-duration-slow:0ms;/,
    );
  });
});
