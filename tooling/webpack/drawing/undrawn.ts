import { join } from 'node:path';
import type { LoaderDefinitionFunction, RuleSetRule } from 'webpack';
import { packageFolder } from '../aliases';

/** This file: the loader, and what it goes by. */
const own = join(import.meta.dirname, 'undrawn.ts');

/** What replaces a file: what the library registers, and no chart of ours draws. */
const standIns: readonly (readonly [file: RegExp, text: string])[] = [
  // Of 35 components the five in use; what they add to the library draws sunbursts.
  [
    /[\\/]plots[\\/]es[\\/]core[\\/]index\.js$/,
    `import { Area } from './plots/area';
import { Bar } from './plots/bar';
import { Column } from './plots/column';
import { Line } from './plots/line';
import { Pie } from './plots/pie';
export const Plots = { Area, Bar, Column, Line, Pie };`,
  ],
  [/[\\/]g2-extension-plot[\\/]esm[\\/]index\.js$/, 'export const plotlib = () => ({});'],
  // Of what it always brings: axes around a circle, legends of a scale, labels on marks, broken axes.
  [
    /[\\/]g2[\\/]esm[\\/]lib[\\/]builtinlib\.js$/,
    `import { Mark, View } from '../composition/index';
export const builtinlib = () => ({ 'composition.mark': Mark, 'composition.view': View });`,
  ],
  // Shapes of the three marks besides each one's own.
  [
    /[\\/]g2[\\/]esm[\\/]shape[\\/](interval[\\/](hollow|funnel|pyramid)|(line|area)[\\/](hv|vh|hvh|smooth|trail))\.js$/,
    'export const Hollow = null, Funnel = null, Pyramid = null, HV = null, VH = null, HVH = null, Smooth = null, Trail = null;',
  ],
  [/[\\/]coord[\\/]esm[\\/]coordinate3D\.js$/, 'export class Coordinate3D {}'],
  [
    /[\\/]coord[\\/]esm[\\/]transforms[\\/]index\.js$/,
    `export { cartesian } from './cartesian';
export { polar } from './polar';
export { reflect, reflectX, reflectY } from './reflect';
export { translate } from './translate';
export { transpose } from './transpose';
const none = undefined;
export { none as custom, none as matrix, none as scale, none as shearX, none as shearY, none as rotate, none as helix,
  none as parallel, none as fisheye, none as fisheyeX, none as fisheyeY, none as fisheyeCircular };`,
  ],
  // Expressions in words: ours are functions.
  [
    /[\\/]g2[\\/]esm[\\/]utils[\\/]expr\.js$/,
    'export const parseOptionsExpr = (options) => ({ ...options });',
  ],
  // Colours between two colours: our scales of colour have one a name.
  [/[\\/]scale[\\/]esm[\\/]utils[\\/]color\.js$/, 'export const string2rbg = () => null;'],
  // Nothing is dragged in a chart.
  [
    /[\\/]g-plugin-dragndrop[\\/]dist[\\/]index\.esm\.js$/,
    'export class Plugin { name = "dragndrop"; init() {} destroy() {} }',
  ],
];

const quoted = (file: string, ...chain: readonly string[]) =>
  JSON.stringify(join(packageFolder('shared-kernel', '@antv/g2', ...chain), file));

type Edit = readonly [text: RegExp, instead: string];

const without = (text: RegExp): Edit => [text, ''];

/** Of two packages coordinates would bring an older one each: what they take of it is in the other too. */
const newer = (name: 'scale' | 'util'): Edit => [
  new RegExp(`from '@antv/${name}'`),
  `from ${quoted('esm/index.js', `@antv/${name}`)}`,
];

/** Statements that keep what nothing else of ours asks for, in files that are all of a package. */
const edits: readonly (readonly [file: RegExp, edits: readonly Edit[]])[] = [
  [/[\\/]coord[\\/]esm[\\/]transforms[\\/]polar\.js$/, [newer('scale')]],
  [/[\\/]coord[\\/]esm[\\/](coordinate|utils[\\/]compose)\.js$/, [newer('util')]],
  [
    /[\\/]g[\\/]dist[\\/]index\.esm\.js$/,
    [
      // A camera that flies; arrows; sectors, where a donut is drawn by paths.
      without(/^runtime\.CameraContribution = AdvancedCamera;$/m),
      without(/^Arrow\.tag = .*$/m),
      without(/^Arrow\.PARSED_STYLE_LIST = .*$/m),
      without(/^Sector\.PARSED_STYLE_LIST = .*$/m),
    ],
  ],
  [
    /[\\/]g-lite[\\/]dist[\\/]index\.esm\.js$/,
    [
      // Images, which come in tiles and are kept; HTML within the picture; touches without pointer events.
      without(/^ImageSlicer\.TASK_NUM_PER_FRAME = .*$/m),
      [/^var IMAGE_CACHE = new/m, 'var IMAGE_CACHE = /*#__PURE__*/ new'],
      without(/^IMAGE_CACHE\.onRefAdded = [^]*?^};$/m),
      without(/^ImagePool\.isSupportTile = .*$/m),
      without(/^LoadImagePlugin\.tag = .*$/m),
      without(/^HTMLRenderingPlugin\.tag = .*$/m),
      without(/^MobileInteractionPlugin\.tag = .*$/m),
      // The namespace as a value keeps every function of it.
      [/mat4\.set\.apply\(mat4,/, 'mat4.set.apply(null,'],
    ],
  ],
  [
    /[\\/]g-canvas[\\/]dist[\\/]index\.esm\.js$/,
    [
      without(/^ +_this\.registerPlugin\(new ImageLoader\.Plugin\(\)\);$/m),
      without(/^ +_this\.registerPlugin\(new HTMLRenderer\.Plugin\(\)\);$/m),
      [/new ImageRenderer\(imagePool\)/, 'undefined'],
    ],
  ],
];

/** What the compiler wrote again into each of 40 files, and a package of its own holds once. */
const helper =
  /^var (__\w+) = \(this && this\.\1\) \|\| (?:\(this && this\.__\w+\) \|\| )?[^]*?^\}\)?(?:\(\))?;$/gm;

const helpers = quoted('tslib.es6.mjs', '@antv/component', 'tslib');

const withSharedHelpers = (source: string): string =>
  source.replace(helper, (_, name: string) => `import { ${name} } from ${helpers};`);

const lodash = /^(import|export) \{([^}]+)\} from 'lodash';$/gm;

/** Of lodash what is used, each function from its own file: the package has one file with all of them. */
const withFewFunctions = (source: string): string =>
  source.replace(lodash, (_, verb: string, names: string) =>
    Array.from(
      names.matchAll(/\w+/g),
      ([name]) => `${verb} { default as ${name} } from 'lodash/${name}';`,
    ).join('\n'),
  );

/** The files of the drawing library that are read otherwise than they were written. */
export const editedParts =
  /[\\/](?:@antv[\\/](?:(?:g2|g2-extension-plot|coord|scale)[\\/]esm|(?:g|g-lite|g-canvas|g-plugin-dragndrop)[\\/]dist)|@ant-design[\\/](?:plots|charts-util)[\\/]es)[\\/].*\.js$/;

function edited(file: string, source: string, [text, instead]: Edit): string {
  if (text.test(source)) return source.replace(text, instead);
  throw new Error(`The drawing library has changed: ${text} is not in ${file} any more.`);
}

/** A file of the drawing library without what our charts never draw. */
export function withoutUndrawn(file: string, source: string): string {
  const standIn = standIns.find(([pattern]) => pattern.test(file))?.[1];
  if (standIn !== undefined) return standIn;
  const changes = edits.find(([pattern]) => pattern.test(file))?.[1] ?? [];
  return withFewFunctions(
    withSharedHelpers(changes.reduce((text, edit) => edited(file, text, edit), source)),
  );
}

/** Each a file that must be there, for the edits to have something to do. */
export const editedFiles: readonly RegExp[] = [...standIns, ...edits].map(([file]) => file);

/** Reads a file of the drawing library without what our charts never draw. */
const undrawnLoader: LoaderDefinitionFunction = function (source) {
  this.addDependency(own);
  return withoutUndrawn(this.resourcePath, source);
};

export default undrawnLoader;

/** The drawing library as the shell takes it: with what charts are drawn by. */
export const drawingRules: RuleSetRule[] = [{ test: editedParts, use: own }];
