/** The switch between the behaviours is read where commands are run; a screen asks what is available. */
export const behaviourRead = [
  'MemberExpression[property.name="behaviour"]',
  'ObjectPattern > Property[key.name="behaviour"]',
  'BinaryExpression > Literal[value="reference"]',
].map((selector) => ({
  selector,
  message: 'No screen tests the behaviour: ask what is available (useAvailability).',
}));

const dayjsMessage = "Import from 'shared-kernel/format'.";

/** Days and moments have one room, which everything else asks. */
export const restrictedDates = {
  paths: [{ name: 'dayjs', message: dayjsMessage }],
  patterns: [{ group: ['dayjs/*'], message: dayjsMessage }],
};

export const restrictedImports = {
  paths: [
    ...restrictedDates.paths,
    { name: 'antd', message: "Import from 'shared-kernel/ui'." },
    { name: '@ant-design/charts', message: "Import from 'shared-kernel/charts'." },
    { name: '@ant-design/icons', message: "Import from 'shared-kernel/ui'." },
    { name: '@tanstack/react-query', message: "Import from 'shared-kernel/workspace'." },
    { name: 'react-hook-form', message: "Import from 'shared-kernel/form'." },
  ],
  patterns: [
    ...restrictedDates.patterns,
    {
      group: ['antd/*', '@ant-design/*', 'shared-kernel/src/*'],
      message: 'Import from the kernel entry.',
    },
  ],
};

/** Routing is the shell's; remotes take what of it they need from the shell. */
export const restrictedInRemotes = {
  ...restrictedImports,
  paths: [
    ...restrictedImports.paths,
    { name: 'react-router-dom', message: "Import from 'shared-kernel/shell'." },
  ],
};
