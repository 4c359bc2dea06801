import { useBrand, type SlotName } from './brand.ts';

export function Slot({ name }: { name: SlotName }) {
  const views = useBrand().slots[name] ?? [];
  return views.map((View, place) => <View key={place} />);
}
