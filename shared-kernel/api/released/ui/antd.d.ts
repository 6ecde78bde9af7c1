export { Button, Drawer, Dropdown, Input, Modal, Popover, Select } from 'antd';
export type { ButtonProps, InputRef } from 'antd';
