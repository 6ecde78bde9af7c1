import { DesignTokenContext } from 'antd/es/theme/context';
import { createContext, useContext } from 'react';

/**
 * What antd's style hooks give a component once its rules stand in a stylesheet: no class of a hash, and
 * the classes of the choice that its variables hang on. The build puts them in the hooks' place.
 */
export const useStyle = (): readonly [hash: string, classes: string | undefined] => [
  '',
  useContext(DesignTokenContext).cssVar?.key,
];

/** antd's tokens as far as components read them: those that `TrustfoldTheme` gives, over the seeds. */
export function useToken() {
  const { theme, token, cssVar } = useContext(DesignTokenContext);
  return [theme, token, '', token, cssVar, true] as const;
}

/** The name of a variable that a component sets on itself, and how its rules read it. */
export function genCssVar(root: string, component: string) {
  const nameOf = (name: string) => `--${root.replaceAll('.', '')}-${component}-${name}`;
  const valueOf = (name: string, otherwise?: string) =>
    otherwise ? `var(${nameOf(name)}, ${otherwise})` : `var(${nameOf(name)})`;
  return [nameOf, valueOf] as const;
}

/** What is named where nothing is left that would ask for it. */
export const unit = String;
export const createTheme = () => ({});
export const StyleContext = createContext({});
