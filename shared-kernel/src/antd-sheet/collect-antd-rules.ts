import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import * as antd from 'antd';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as used from '../ui/antd';
import { antdBaseClass } from '../theme/antd-classes';
import { createAntdTheme } from '../theme/create-antd-theme';
import type { ThemeChoice } from '../theme/theme-choice';

/** One element per antd component in use, including components that other antd components render internally. */
const specimens: Readonly<Record<keyof typeof used, ReactNode>> = {
  Alert: createElement(antd.Alert),
  AutoComplete: createElement(antd.AutoComplete),
  Avatar: createElement(antd.Avatar),
  Badge: createElement(antd.Badge),
  Button: createElement(antd.Button),
  Card: createElement(antd.Card),
  Checkbox: createElement(antd.Checkbox),
  DatePicker: createElement(antd.DatePicker),
  Descriptions: createElement(antd.Descriptions),
  Drawer: createElement(antd.Drawer),
  Dropdown: createElement(antd.Dropdown, null, createElement('i')),
  Empty: createElement(antd.Empty),
  Input: createElement(antd.Input),
  InputNumber: createElement(antd.InputNumber),
  Modal: createElement(antd.Modal),
  Progress: createElement(antd.Progress),
  Popover: createElement(antd.Popover, { content: 'one' }, createElement('i')),
  RadioGroup: createElement(antd.Radio.Group, { options: ['one'] }),
  Segmented: createElement(antd.Segmented, { options: ['one'] }),
  Select: createElement(antd.Select),
  Statistic: createElement(antd.Statistic, { title: 'one' }),
  Steps: createElement(antd.Steps, { items: [{}] }),
  Result: createElement(antd.Result),
  SkeletonNode: createElement(antd.Skeleton.Node),
  Switch: createElement(antd.Switch),
  Tabs: createElement(antd.Tabs, { items: [{ key: 'one', label: 'One' }] }),
  Tag: createElement(antd.Tag, { color: 'success' }),
  Table: createElement(antd.Table, { pagination: false }),
  TextArea: createElement(antd.Input.TextArea),
  Timeline: createElement(antd.Timeline, { items: [{}] }),
  Upload: createElement(antd.Upload.Dragger),
};

export interface AntdRules {
  readonly rules: string;
  /** CSS variables of one combination of theme options, by selector and name. The selectors omit the theme class. */
  readonly variables: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const cacheMark = /\.data-ant-cssinjs-cache-path\{[^}]*\}$/;

/**
 * Returns the styles that antd would insert into the page for one combination of theme options. Icon styles are
 * omitted, because base.css contains them.
 */
export function collectAntdRules(choice: ThemeChoice): AntdRules {
  const cache = createCache();
  renderToStaticMarkup(
    createElement(
      StyleProvider,
      { cache },
      createElement(
        antd.ConfigProvider,
        { theme: createAntdTheme(choice) },
        Object.entries(specimens).map(([key, specimen]) =>
          createElement(Fragment, { key }, specimen),
        ),
      ),
    ),
  );
  /** Styles are extracted one by one, because extracting all at once would change their order. */
  const extract = (key: string, type: 'style' | 'cssVar' | 'token') => {
    const one = createCache();
    one.cache.set(key, cache.cache.get(key) ?? [0, undefined]);
    return extractStyle(one, { plain: true, types: type }).replace(cacheMark, '');
  };
  const keys = (...types: readonly string[]) =>
    [...cache.cache.keys()].filter((key) => types.some((type) => key.startsWith(`${type}%`)));

  const variables = new Map<string, Map<string, string>>();
  for (const key of keys('token', 'cssVar')) {
    const text = extract(key, key.startsWith('token') ? 'token' : 'cssVar');
    for (const [, selector = '', block = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const scope = selector.replace(`.${antdBaseClass}`, '');
      const found = variables.get(scope) ?? new Map<string, string>();
      for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+):([^;]*);/g))
        found.set(name, value.replace(/\s+/g, ' ').trim());
      variables.set(scope, found);
    }
  }
  const rules = keys('style')
    .filter((key) => !key.includes('%ant-design-icons%'))
    .map((key) => extract(key, 'style'));
  return { rules: rules.join('\n'), variables };
}
