/**
 * Parts of a class of antd's that say what the product never draws: variants, sizes of rows, submenus and
 * the like that no component of ours asks for. Their rules are left out of the stylesheet
 * (`antd-drawn-rules.ts`); the browser tests fail where an element bears such a class.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  alert: ['(banner|close-icon|filled|rtl)', 'motion[a-z-]*', 'success'],
  avatar: ['(icon|sm|square)', 'group[a-z-]*'],
  badge: ['(dot|rtl|status)', 'color-[a-z]+', 'status-[a-z]+'],
  btn: [
    'background-ghost',
    'color-(?!dangerous|default|link|primary)[a-z]+',
    'compact[a-z-]*',
    'dashed',
    'group[a-z-]*',
    'lg',
    'round',
    'rtl',
    'two-chinese-chars',
    'variant-(dashed|filled)',
  ],
  card: [
    '(actions|cover|extra|hoverable|loading|rtl|small)',
    '(contain|grid|head|meta|type)[a-z-]*',
  ],
  checkbox: ['(group|rtl)', 'wrapper-in-form-item'],
  descriptions: ['(extra|header|medium|rtl|title)', 'item(-container|-no-colon)?'],
  drawer: ['(left|top)', 'panel-motion-(left|top)[a-z-]*', 'rtl'],
  dropdown: [
    'arrow',
    'menu-horizontal',
    'menu-submenu[a-z-]*',
    'placement-(top|bottom)',
    'placement-(left|right)[A-Za-z]*',
    'rtl',
    'show-arrow',
  ],
  empty: ['(rtl)'],
  input: [
    '(borderless|filled|underlined)',
    'compact[a-z-]*',
    'group[a-z-]*',
    'lg',
    'otp[a-z-]*',
    'password[a-z-]*',
    'rtl',
    'search[a-z-]*',
    'status-(success|validating|warning)',
    '(affix-wrapper|group-wrapper|wrapper)-(borderless|filled|lg|rtl|underlined)',
    '(affix-wrapper|textarea-affix-wrapper)-status-(success|validating|warning)',
  ],
  'input-number': [
    '(actions?|addon)[a-z-]*',
    '(borderless|filled|underlined)',
    'compact[a-z-]*',
    'lg',
    'mode-spinner',
    'readonly',
    'rtl',
    'sm',
    'status-(success|validating|warning)',
  ],
  modal: ['confirm[a-z-]*', 'wrap-rtl'],
  picker: [
    '(active-bar|clear|footer-extra|large|lg|presets?|rtl|selector|separator|sm|small)',
    '(affix-wrapper|compact|multiple|quarter-panel|selection|week-panel)[a-z-]*',
    '(borderless|filled|underlined)',
    'cell-(in-range|range-end|range-start|week)',
    'date-panel-show-week',
    'dropdown-(range|range-hidden|rtl)',
    'panel-rtl',
    'panels',
    'range(-[a-z-]*)?',
    'status-(success|validating|warning)',
  ],
  progress: [
    '(bordered|rtl)',
    '(circle|indicator|inline-circle|inner|steps|success-bg|text)[a-z-]*',
    'line-(align-(center|start)|position-inner)',
    'body-layout-bottom',
    'show-info',
    'status-(active|exception|success)',
    'track-success',
  ],
  popover: [
    '(blue|cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|red|volcano|yellow)',
    '(pure|rtl|title)',
  ],
  radio: [
    'button[a-z-]*',
    'group-(block|large|rtl|small|solid|vertical)',
    'wrapper-(block|rtl)',
    'wrapper-in-form-item',
  ],
  segmented: ['(block|lg|rtl|sm|vertical)', 'item-disabled', 'disabled', 'shape-round'],
  result: ['(body|error|image|rtl|success|warning)'],
  select: [
    '(borderless|filled|underlined)',
    'compact[a-z-]*',
    'customize[a-z-]*',
    'lg',
    'rtl',
    'status-(success|validating|warning)',
    'dropdown-rtl',
  ],
  statistic: ['(rtl|skeleton)', 'content-(prefix|value-(decimal|int))'],
  steps: [
    '(ellipsis|inline|max-count|rtl|with-progress)',
    '(inline|navigation|panel)[a-z-]*',
    'horizontal-alternate',
    'item-(disabled|ellipsis|error|icon-(error|finish|number)|progress-icon[a-z-]*|subtitle|title)',
    'item-rail-error',
    'next-[a-z-]+',
  ],
  skeleton: [
    '(circle|header|lg|paragraph|round|rtl|sm|square|with-avatar)',
    '(avatar|button|image|input)[a-z-]*',
  ],
  timeline: ['(horizontal|layout-alternate|rtl)', 'item-(color-[a-z]+|placement-end|title)'],
  tabs: [
    '(bottom|card|centered|editable|editable-card|large|left|right|rtl|small)',
    'dropdown[a-z-]*',
    'extra-content',
    'nav-(add|wrap-ping-(bottom|top))',
    'tab-(disabled|remove|with-remove)',
  ],
  tag: [
    '(blue|cyan|disabled|filled|geekblue|gold|green|hidden|lime|magenta|orange|pink|purple|red|rtl|solid|volcano|yellow)',
    '(checkable|close)[a-z-]*',
  ],
  spin: ['(description|fullscreen|lg|rtl|section|sm|spinning)', 'dot[a-z-]*'],
  switch: ['(loading|loading-icon|rtl|small)'],
  table: [
    '(body|bordered|footer|header|no-header|placeholder|scroll-horizontal|summary|title)',
    'cell-(content|ellipsis|row-hover|scrollbar)',
    'cell-fix[a-z-]*',
    '(column|expand|expanded|filter|fix|has-fix|measure|pagination|sticky|virtual)-[a-z-]*',
    'row-(expand[a-z-]*|indent)',
    'selection(-extra|-col-with-dropdown)?',
    'tbody-virtual[a-z-]*',
    '(virtual|wrapper-rtl)',
  ],
  upload: [
    '(animate|list|picture)[a-z-]*',
    '(hint|rtl|select|text)',
    'drag-(hint|icon|rtl|uploading)',
    '(wrapper-)?picture-(card|circle)[a-z-]*',
  ],
};

const undrawn = new RegExp(
  `^ant-(?:${Object.entries(parts)
    .map(([component, ends]) => `${component}-(?:${ends.join('|')})`)
    .join('|')})$`,
);

/** Whether a class is one that antd would give only to what the product never draws. */
export const isUndrawn = (className: string): boolean => undrawn.test(className);
