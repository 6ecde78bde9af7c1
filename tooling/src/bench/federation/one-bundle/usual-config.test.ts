import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { remoteNames } from '../../../packages';
import { fontRule } from '../../../../webpack/font-rule';
import { placeOf, usualConfigs } from './usual-config';
import { writeUsualSources } from './usual-sources';

interface FederationOptions {
  readonly name: string;
  readonly filename?: string;
  readonly remotes?: Readonly<Record<string, string>>;
  readonly exposes?: Readonly<Record<string, string>>;
  readonly shared: Readonly<Record<string, { readonly singleton: boolean }>>;
}

function federationOf({ plugins = [] }: Configuration): FederationOptions {
  const all = plugins.filter((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin');
  expect(all).toHaveLength(1);
  return (all[0] as unknown as { readonly _options: FederationOptions })._options;
}

describe('the usual federation', () => {
  it('[bench] is one plain plugin a package, with shared antd, and remotes known by their manifests', async () => {
    const shell = { plugins: [new HtmlWebpackPlugin()] };
    const configs = await usualConfigs(shell, await writeUsualSources());
    expect(configs).toHaveLength(1 + remoteNames.length);
    const [host, ...remotes] = configs.map(federationOf);
    expect(host?.remotes).toEqual(
      Object.fromEntries(
        remoteNames.map((name) => [name, `${name}@${placeOf(name)}/mf-manifest.json`]),
      ),
    );
    for (const { shared } of [host, ...remotes].flatMap((options) => options ?? [])) {
      for (const name of [
        'react',
        'react-dom',
        'antd',
        'react-router-dom',
        'jotai',
        'shared-kernel/ui',
      ])
        expect([name, shared[name]?.singleton]).toEqual([name, true]);
    }
    for (const { exposes } of remotes) expect(Object.keys(exposes ?? {})).not.toHaveLength(0);
  });

  it('[bench] sends the font as the product does', async () => {
    const shell = { plugins: [new HtmlWebpackPlugin()] };
    const [{ module: modules } = {}] = await usualConfigs(shell, await writeUsualSources());
    expect(modules?.rules).toContain(fontRule);
  });
});
