import { drawnRules } from './antd-drawn-rules';

it.each([
  ['.ant-btn-rtl{direction:rtl;}', ''],
  ['.ant-input.ant-input-filled{color:red;}', ''],
  ['.ant-input-outlined,.ant-input-filled{color:red;}', '.ant-input-outlined{color:red;}'],
  [':where(.ant-btn-lg,.ant-btn-sm){color:red;}', ':where(.ant-btn-lg,.ant-btn-sm){color:red;}'],
  [':where(.ant-btn-lg,.ant-btn-rtl) i{color:red;}', ''],
  ['@media print{.ant-select-rtl{color:red;}}', ''],
])('[theme] leaves out rules for what is never drawn: %s', (rules, left) => {
  expect(drawnRules(rules)).toBe(left);
});

it.each([
  '.ant-input:not(.ant-input-filled){color:red;}',
  '.ant-btn-color-primary{color:red;}',
  '@keyframes ant-move{from{opacity:0;}to{opacity:1;}}',
])('[theme] keeps %s as it is', (rules) => {
  expect(drawnRules(rules)).toBe(rules);
});
