/**
 * Import rules for the code that runs on the server. Packages are resolved with the export condition `server`, which
 * the server also uses at run time.
 */

const forbid = (name, comment, to) => ({ name, comment, severity: 'error', from: {}, to });

export default {
  forbidden: [
    {
      ...forbid(
        'server-without-browser',
        'Commands also run on the server, so they and their imports must not use React or browser APIs.',
        {
          path: '(^|/)node_modules/(react|react-dom|react-[^/]+|antd|@ant-design|@tanstack|jotai|idb)/|\\.(css|svg)$',
          // TypeScript adds this import if a file contains angle brackets that look like JSX.
          pathNot: '/react/jsx-runtime',
        },
      ),
      // Exception: the server loads the digest functions from a module that also imports the signing keys. The server
      // never uses the keys, because only browsers sign audit entries.
      from: { pathNot: '^shared-kernel/src/workspace/audit/signing-keys\\.ts$' },
    },
    forbid('server-without-components', 'The server must not import components or hooks.', {
      path: '\\.tsx$|^shared-kernel/src/(ui|form|records|charts|theme)/|^shared-kernel/src/workspace/react/',
    }),
    forbid('server-without-tools', 'The server must not import the tools.', {
      path: '^(tooling|e2e)/',
    }),
    {
      ...forbid(
        'server-imports-commands',
        'The server may import only the commands of the shell and the remotes.',
        { path: '^(host|remote-[^/]+)/', pathNot: '^(host|remote-[^/]+)/src/commands\\.ts$' },
      ),
      from: { path: '^server/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(test-support|testing)/|\\.test\\.tsx?$|/test-[^/]+$' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['server', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
