export declare const listViews: readonly ["cards", "table"];
export type ListView = (typeof listViews)[number];
export interface ViewSwitchProps {
    readonly value: ListView;
    readonly onChange: (view: ListView) => void;
}
export declare function ViewSwitch({ value, onChange }: ViewSwitchProps): import("react").JSX.Element;
