/**
 * Only this file imports antd components. It omits static functions such as `Modal.confirm`, which saves 16 kB per tab.
 */
export { default as Alert } from 'antd/es/alert/Alert';
export { default as AutoComplete } from 'antd/es/auto-complete/AutoComplete';
/** @example <Avatar>EV</Avatar> */
export { default as Avatar } from 'antd/es/avatar/Avatar';
/** @example <Badge count={3} /> */
export { default as Badge } from 'antd/es/badge/Badge';
/** @example <Button type="primary" onClick={save}>Save</Button> */
export { default as Button } from 'antd/es/button';
export { default as Card } from 'antd/es/card/Card';
/** @example <Checkbox checked={isOpen}>Include drafts</Checkbox> */
export { default as Checkbox } from 'antd/es/checkbox/Checkbox';
export { default as DatePicker } from 'antd/es/date-picker';
export { default as Descriptions } from 'antd/es/descriptions';
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown } from 'antd/es/dropdown/dropdown';
export { default as Empty } from 'antd/es/empty';
/** @example <Input aria-label="Note" value={q} /> */
export { default as Input } from 'antd/es/input/Input';
export { default as InputNumber } from 'antd/es/input-number';
export { default as TextArea } from 'antd/es/input/TextArea';
export { default as Modal } from 'antd/es/modal/Modal';
export { default as Progress } from 'antd/es/progress';
/** @example <Popover content="Three signatures">Signed</Popover> */
export { default as Popover } from 'antd/es/popover';
export { default as RadioGroup } from 'antd/es/radio/group';
export { default as Segmented } from 'antd/es/segmented';
export { default as Select } from 'antd/es/select';
export { default as Statistic } from 'antd/es/statistic/Statistic';
export { default as Steps } from 'antd/es/steps';
export { default as Result } from 'antd/es/result';
export { default as SkeletonNode } from 'antd/es/skeleton/Node';
/** @example <Switch aria-label="Show closed cases" checked={isOpen} /> */
export { default as Switch } from 'antd/es/switch';
export { default as Timeline } from 'antd/es/timeline';
export { default as Tabs } from 'antd/es/tabs';
/** @example <Tag>Draft</Tag> */
export { default as Tag } from 'antd/es/tag';
export { default as Table } from 'antd/es/table/Table';
export { default as Upload } from 'antd/es/upload/Upload';
export type { ButtonProps, InputRef } from 'antd';
