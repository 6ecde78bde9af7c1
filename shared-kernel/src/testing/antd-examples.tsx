import type { ThemeConfig } from 'antd';
import ConfigProvider from 'antd/es/config-provider';
import { createDateInputFormat } from '../format/date-input-format';
import { createRoot } from 'react-dom/client';
import type { ThemeChoice } from '../theme/theme-choice';
import {
  AutoComplete,
  Button,
  Checkbox,
  DatePicker,
  Drawer,
  Dropdown,
  Input,
  InputNumber,
  Modal,
  Popover,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  Upload,
} from '../ui/antd';
import { Icon } from '../ui/icon/icon';
import { DescriptionExamples, TableExamples, ViewExamples } from './antd-description-examples';
import { BadgeExamples } from './antd-badge-examples';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three', disabled: true },
];

const day = createDateInputFormat('en-US', true).toCalendarDay('2024-07-22T10:30');

const types = ['default', 'primary', 'text', 'link'] as const;
const sizes = ['small', 'medium'] as const;
const statuses = ['', 'error'] as const;

const Buttons = () => (
  <>
    {types.map((type) =>
      sizes.map((size) => (
        <p key={type + size}>
          <Button type={type} size={size}>
            Label
          </Button>
          <Button type={type} size={size} danger icon={<Icon name="search" />}>
            Label
          </Button>
          <Button type={type} size={size} disabled icon={<Icon name="search" />} />
          <Button type={type} size={size} loading iconPlacement="end" icon={<Icon name="search" />}>
            Label
          </Button>
          <Button type={type} size={size} block href="#">
            Label
          </Button>
        </p>
      )),
    )}
  </>
);

const Fields = () => (
  <>
    {statuses.map((status) =>
      [false, true].map((disabled) => (
        <p key={status + String(disabled)}>
          <Input status={status} disabled={disabled} placeholder="Text" />
          <Input
            status={status}
            disabled={disabled}
            defaultValue="text"
            prefix={<Icon name="search" />}
            suffix="PLN"
            allowClear
          />
          <InputNumber status={status} disabled={disabled} controls={false} placeholder="Number" />
          <InputNumber
            status={status}
            disabled={disabled}
            controls={false}
            defaultValue={1250}
            prefix={<Icon name="coins" />}
            suffix="PLN"
          />
          <DatePicker status={status} disabled={disabled} allowClear={false} />
          <DatePicker status={status} disabled={disabled} allowClear={false} value={day} />
          <TextArea
            status={status}
            disabled={disabled}
            rows={3}
            defaultValue="text"
            count={{ max: 2, show: true }}
          />
          <AutoComplete status={status} disabled={disabled} value="text" options={options} />
          <AutoComplete status={status} disabled={disabled} placeholder="Text" />
          <Select status={status} disabled={disabled} value="one" options={options} />
          <Select status={status} disabled={disabled} placeholder="None" showSearch allowClear />
          <Select
            mode="multiple"
            status={status}
            disabled={disabled}
            value={['one', 'two']}
            options={options}
          />
        </p>
      )),
    )}
  </>
);

const Choices = () => (
  <>
    {[false, true].map((disabled) => (
      <p key={String(disabled)}>
        <Checkbox disabled={disabled} />
        <Checkbox disabled={disabled} checked>
          Label
        </Checkbox>
        <Checkbox disabled={disabled} indeterminate>
          Label
        </Checkbox>
        <RadioGroup disabled={disabled} value="one" options={options} />
        <Switch disabled={disabled} />
        <Switch disabled={disabled} checked />
        <Upload type="drag" disabled={disabled} showUploadList={false}>
          Label
        </Upload>
      </p>
    ))}
  </>
);

const items = [
  { key: 'open', label: 'Open', icon: <Icon name="search" /> },
  { key: 'delete', label: 'Delete', danger: true },
  { key: 'move', label: 'Move', disabled: true },
];

const Overlays = () => (
  <>
    <Select open value="one" options={options} popupMatchSelectWidth={false} />
    <Select open placeholder="None" options={[]} />
    <AutoComplete open value="text" options={options} />
    <DatePicker open allowClear={false} value={day} />
    <DatePicker open allowClear={false} value={day} showTime={{ format: 'HH:mm' }} />
    <Dropdown open menu={{ items }}>
      <Button>Actions</Button>
    </Dropdown>
    <Popover open content="Content">
      <Button>Latest</Button>
    </Popover>
    <Modal open centered title="Title" footer={<Button>Close</Button>} getContainer={false}>
      Content
    </Modal>
    <Drawer open title="Title" extra="Extra" footer="Footer" getContainer={false}>
      Content
    </Drawer>
  </>
);

declare global {
  interface Window {
    show: (choice: ThemeChoice) => void;
  }
}

/**
 * Adds the global function `show` to the page. It renders antd components with the theme that `themeOf` returns for a
 * theme choice.
 */
export function renderAntdExamples(themeOf: (choice: ThemeChoice) => ThemeConfig): void {
  const root = createRoot(document.getElementById('root') ?? document.body);
  window.show = (choice) => {
    document.documentElement.dataset.theme = choice.mode;
    document.documentElement.dataset.density = choice.compact ? 'compact' : 'comfortable';
    root.render(
      <ConfigProvider
        key={JSON.stringify(choice)}
        theme={themeOf(choice)}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        variant="outlined"
      >
        <Buttons />
        <Fields />
        <Choices />
        <DescriptionExamples />
        <ViewExamples />
        <BadgeExamples />
        <TableExamples />
        <Overlays />
      </ConfigProvider>,
    );
  };
}
