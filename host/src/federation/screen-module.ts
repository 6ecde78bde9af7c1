import type { ComponentType } from 'react';
import type { ScreenProps } from 'shared-kernel/remote';
import * as v from 'valibot';

const componentSchema = v.custom<ComponentType<ScreenProps>>(
  (value) =>
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value),
  'Screen is not a component',
);

/** What a remote agreed to expose, as it is checked when its module arrives in the browser. */
export const screenModuleSchema = v.object({ Screen: componentSchema });
