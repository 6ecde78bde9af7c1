import { theme } from 'antd';
import { antdTheme } from './antd-theme';
import { givenTheme } from './given-theme';
import type { ThemeChoice } from './theme-choice';

const either = [false, true];

const choices: readonly ThemeChoice[] = (['light', 'dark'] as const).flatMap((mode) =>
  either.flatMap((compact) =>
    either.flatMap((reducedMotion) =>
      either.map((touch) => ({ mode, compact, reducedMotion, touch })),
    ),
  ),
);

it.each(choices)('[theme] gives antd the tokens of its theme: %j', (choice) => {
  expect(theme.getDesignToken(antdTheme(choice))).toMatchObject(givenTheme(choice).token ?? {});
});
