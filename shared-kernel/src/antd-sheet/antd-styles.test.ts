import { formatAntdClasses } from '../theme/antd-classes';
import { collectAntdRules, type AntdRules } from './collect-antd-rules';
import { createAntdStyles } from './antd-styles';
import type { ThemeChoice } from '../theme/theme-choice';

const either = [false, true];

const choices: readonly ThemeChoice[] = (['light', 'dark'] as const).flatMap((mode) =>
  either.flatMap((compact) =>
    either.flatMap((reducedMotion) =>
      either.map((touch) => ({ mode, compact, reducedMotion, touch })),
    ),
  ),
);

const written = new Map<string, AntdRules>();
const sheet = createAntdStyles((choice) => {
  const rules = collectAntdRules(choice);
  written.set(formatAntdClasses(choice), rules);
  return rules;
});

const blocks = [...sheet.matchAll(/^((?:\.tf(?:-[a-z]+)?)+)([^{]*)\{([^}]*)\}$/gm)].map(
  ([, classes = '', scope = '', text = '']) => ({
    classes: classes.split('.').slice(1),
    scope,
    variables: [...text.matchAll(/(--[\w-]+):([^;]*);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }),
);

/**
 * Resolves CSS variables like a browser. The block with more classes in its selector takes precedence. If the numbers
 * are equal, the later block does.
 */
const variablesOf = (classes: readonly string[], wanted: string) =>
  new Map(
    blocks
      .filter((block) => block.scope === wanted)
      .filter((block) => block.classes.every((name) => classes.includes(name)))
      .sort((one, other) => one.classes.length - other.classes.length)
      .flatMap(({ variables }) => variables),
  );

it.each(choices)(
  '[theme] every variable in the theme stylesheet has the value that antd computes for %j',
  (choice) => {
    const own = written.get(formatAntdClasses(choice));
    if (!own) throw new Error('The sheet was made without this choice.');
    const { rules, variables } = own;
    expect(sheet.startsWith(rules)).toBe(true);
    const classes = formatAntdClasses(choice).split(' ');
    for (const [scope, wanted] of variables)
      for (const [name, value] of variablesOf(classes, scope)) expect(value).toBe(wanted.get(name));
  },
);

/** antd does not set these CSS variables, because its rules have fallback values. */
const leftOpen = new Set([
  '--tfa-steps-description-max-width',
  '--tfa-timeline-dot-bg',
  '--tfa-timeline-dot-size',
]);

it('[theme] defines every antd variable that the theme stylesheet uses', () => {
  const named = [...sheet.matchAll(/var\((--tfa-[\w-]+)\)/g)].map(([, name]) => name);
  const held = new Set([
    ...leftOpen,
    ...blocks.flatMap(({ variables }) => variables.map(([name]) => name)),
  ]);
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter((name) => name === undefined || !held.has(name))).toEqual([]);
});
