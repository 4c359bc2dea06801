import { Select, type SelectProps } from './select.tsx';

/** The `Select` that takes the place of a `LazySelect`'s trigger: open from the start, as it was pressed. */
export function OpenedSelect<Value extends string>(props: SelectProps<Value>) {
  return <Select {...props} defaultOpen />;
}
