import type { platformParts } from 'shared-kernel/remote';

/**
 * What every screen takes, in one chunk; what only some take is asked for from here, so that nothing of
 * this is sent with it again.
 */
export * as charts from 'shared-kernel/charts';
export * as shell from 'shared-kernel/shell';
export * as theme from 'shared-kernel/theme';
export * as ui from 'shared-kernel/ui';
export * as workspace from 'shared-kernel/workspace';

export const parts = {
  form: () => import(/* webpackChunkName: "platform-form" */ 'shared-kernel/form'),
  records: () => import(/* webpackChunkName: "platform-records" */ 'shared-kernel/records'),
} satisfies Record<(typeof platformParts)[number], () => Promise<object>>;
