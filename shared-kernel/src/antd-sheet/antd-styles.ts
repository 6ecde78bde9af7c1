import { keysOf } from '../format/map-to-record';
import { antdBaseClass, themeChoiceClasses } from '../theme/antd-classes';
import { collectAntdRules } from './collect-antd-rules';
import type { ThemeChoice } from '../theme/theme-choice';

type Variables = ReadonlyMap<string, string>;

const aspects = keysOf(themeChoiceClasses);

/** All combinations of theme options, sorted by the number of options. */
const choices = Array.from({ length: 2 ** aspects.length }, (_, bits) =>
  aspects.filter((_aspect, place) => (bits >> place) % 2 === 1),
).sort((one, other) => one.length - other.length);

const choiceOf = (chosen: (typeof choices)[number]): ThemeChoice => ({
  mode: chosen.includes('dark') ? 'dark' : 'light',
  compact: chosen.includes('compact'),
  touch: chosen.includes('touch'),
  reducedMotion: chosen.includes('reducedMotion'),
});

const mentioned = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

function namesInUse(rules: string, values: readonly Variables[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (text: string) => {
    for (const name of mentioned(text)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const value of values) add(value.get(name) ?? '');
    }
  };
  add(rules);
  return names;
}

/** Builds one stylesheet from antd's styles. Each combination of theme options adds only the variables that differ. */
export function createAntdStyles(rulesOf = collectAntdRules): string {
  const all = choices.map((chosen) => ({ chosen, ...rulesOf(choiceOf(chosen)) }));
  const rules = all[0]?.rules ?? '';
  if (rules === '') throw new Error('antd has written no styles.');
  if (all.some((other) => other.rules !== rules))
    throw new Error(
      'antd writes different rules, not only different variables, for some theme options.',
    );
  const inUse = namesInUse(
    rules,
    all.flatMap(({ variables }) => [...variables.values()]),
  );

  const blocks: string[] = [];
  for (const scope of all[0]?.variables.keys() ?? []) {
    const written: { readonly chosen: readonly string[]; readonly values: Variables }[] = [];
    for (const { chosen, variables } of all) {
      const under = (name: string) =>
        written
          .findLast(
            (block) =>
              block.chosen.every((one) => chosen.some((aspect) => aspect === one)) &&
              block.values.has(name),
          )
          ?.values.get(name);
      const values = new Map(
        [...(variables.get(scope) ?? [])].filter(
          ([name, value]) => inUse.has(name) && under(name) !== value,
        ),
      );
      if (values.size === 0) continue;
      written.push({ chosen, values });
      const classes =
        chosen.length === 0 ? [antdBaseClass] : chosen.map((one) => themeChoiceClasses[one]);
      const declarations = [...values].map(([name, value]) => `${name}:${value};`).join('');
      blocks.push(`${classes.map((name) => `.${name}`).join('')}${scope}{${declarations}}`);
    }
  }
  return `${rules}\n${blocks.join('\n')}`;
}
