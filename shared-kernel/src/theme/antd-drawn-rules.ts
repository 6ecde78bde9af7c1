import { parse, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { isUndrawn } from './antd-undrawn';

const alternatives = new Set([':is', ':where']);

/** Whether some element of the product may be what a selector asks for; what it excludes does not count. */
function canMatch(selector: Selector): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return !isUndrawn(node.value);
    if (node.type !== 'pseudo' || !alternatives.has(node.value)) return true;
    return node.nodes.length === 0 || node.nodes.some(canMatch);
  });
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** antd's rules without those for what the product never draws. */
export function drawnRules(rules: string): string {
  const sheet = parse(rules);
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const { nodes } = parseSelector().astSync(rule.selector);
    const drawn = nodes.filter(canMatch);
    if (drawn.length === nodes.length) return;
    if (drawn.length === 0) rule.remove();
    else rule.selector = drawn.map((selector) => selector.toString().trim()).join(',');
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
