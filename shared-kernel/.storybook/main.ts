import type { StorybookConfig } from '@storybook/react-webpack5';
import readShellConfig from '../../host/webpack.config.js';

const shell = readShellConfig({}, { mode: 'development' });

/**
 * The webpack plugins of the shell that Storybook needs. Storybook generates its own HTML page, so it needs no other
 * plugins.
 */
const needed = ['IgnorePlugin', 'MiniCssExtractPlugin', 'NormalModuleReplacementPlugin'];

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableWebpackDefaults: true,
  },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: ({ module, output, resolve, plugins = [], ...storybook }) => ({
    ...storybook,
    output: { ...output, publicPath: '/' },
    module: { ...module, rules: [...(module?.rules ?? []), ...(shell.module?.rules ?? [])] },
    resolve: { ...resolve, alias: Object.assign({}, resolve?.alias, shell.resolve?.alias) },
    plugins: [
      ...plugins,
      ...(shell.plugins ?? []).filter((one) => one && needed.includes(one.constructor.name)),
    ],
  }),
};

export default config;
