import type { LazySharedModule } from '../page/remote-tabs';

/** Bundles the shared modules that every screen needs into one chunk. */
export * as format from 'shared-kernel/format';
export * as shell from 'shared-kernel/shell';
export * as theme from 'shared-kernel/theme';
export * as ui from 'shared-kernel/ui';
export * as workspace from 'shared-kernel/workspace';

export const lazyModules = {
  charts: () => import(/* webpackChunkName: "platform-charts" */ 'shared-kernel/charts'),
  form: () => import(/* webpackChunkName: "platform-form" */ 'shared-kernel/form'),
  records: () => import(/* webpackChunkName: "platform-records" */ 'shared-kernel/records'),
} satisfies Record<LazySharedModule, () => Promise<object>>;
