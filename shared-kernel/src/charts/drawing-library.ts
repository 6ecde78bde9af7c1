import { FadeIn, FadeOut } from '@antv/g2/esm/animation/index';
import { AxisX, AxisY } from '@antv/g2/esm/component/index';
import { Cartesian, Theta, Transpose } from '@antv/g2/esm/coordinate/index';
import { Inline } from '@antv/g2/esm/data/index';
import { Column, Constant, Field, Transform } from '@antv/g2/esm/encode/index';
import { Tooltip } from '@antv/g2/esm/interaction/index';
import { Area, Interval, Line } from '@antv/g2/esm/mark/index';
import {
  Band,
  Constant as ConstantScale,
  Identity,
  Linear,
  Ordinal,
  Point,
} from '@antv/g2/esm/scale/index';
import { Dark, Light } from '@antv/g2/esm/theme/index';
import { DodgeX, StackY } from '@antv/g2/esm/transform/index';

/** The build replaces `@antv/g2` with this module: the package's own entry includes everything it can draw. */
export * from '@antv/g2/esm/exports';
export { Runtime } from './drawing-runtime';

/**
 * What our charts are drawn with. The library's own collections bring every mark, map projection and graph
 * layout with them: 251 kB of Brotli against 184.
 */
export const stdlib = () => ({
  'animation.fadeIn': FadeIn,
  'animation.fadeOut': FadeOut,
  'component.axisX': AxisX,
  'component.axisY': AxisY,
  'coordinate.cartesian': Cartesian,
  'coordinate.theta': Theta,
  'coordinate.transpose': Transpose,
  'data.inline': Inline,
  'encode.column': Column,
  'encode.constant': Constant,
  'encode.field': Field,
  'encode.transform': Transform,
  'interaction.tooltip': Tooltip,
  'mark.area': Area,
  'mark.interval': Interval,
  'mark.line': Line,
  'scale.band': Band,
  'scale.constant': ConstantScale,
  'scale.identity': Identity,
  'scale.linear': Linear,
  'scale.ordinal': Ordinal,
  'scale.point': Point,
  'theme.dark': Dark,
  'theme.light': Light,
  'transform.dodgeX': DodgeX,
  'transform.stackY': StackY,
});
