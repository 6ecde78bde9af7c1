/**
 * Only the code of commands may read the `behaviour` (`live` or `reference`). Screens use `useAvailability` instead.
 */
export const behaviourReadSelectors = [
  'MemberExpression[property.name="behaviour"]',
  'ObjectPattern > Property[key.name="behaviour"]',
  'BinaryExpression > Literal[value="reference"]',
].map((selector) => ({
  selector,
  message: 'No screen tests the behaviour: ask what is available (useAvailability).',
}));

const dayjsMessage = "Import from 'shared-kernel/format'.";

export const restrictedDateImports = {
  paths: [{ name: 'dayjs', message: dayjsMessage }],
  patterns: [{ group: ['dayjs/*'], message: dayjsMessage }],
};

export const restrictedImports = {
  paths: [
    ...restrictedDateImports.paths,
    { name: 'antd', message: "Import from 'shared-kernel/ui'." },
    { name: '@ant-design/charts', message: "Import from 'shared-kernel/charts'." },
    { name: '@ant-design/icons', message: "Import from 'shared-kernel/ui'." },
    { name: '@tanstack/react-query', message: "Import from 'shared-kernel/workspace'." },
    { name: 'react-hook-form', message: "Import from 'shared-kernel/form'." },
  ],
  patterns: [
    ...restrictedDateImports.patterns,
    {
      group: ['antd/*', '@ant-design/*', 'shared-kernel/src/*'],
      message: 'Import from the kernel entry.',
    },
  ],
};

/** Only the shell may use the router. Remotes use the functions of shared-kernel/shell instead. */
export const restrictedRemoteImports = {
  ...restrictedImports,
  paths: [
    ...restrictedImports.paths,
    { name: 'react-router-dom', message: "Import from 'shared-kernel/shell'." },
  ],
};

/** Globals that only a browser has. Commands must not use these globals, because commands also run on the server. */
export const browserGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
];
