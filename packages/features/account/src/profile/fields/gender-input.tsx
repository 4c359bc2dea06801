import { GENDERS } from '@baize/domain/profile';
import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useProfileFormContext } from '../profile-context.ts';

export function GenderInput() {
  const { t } = useLingui();
  const { values, onChange, getError } = useProfileFormContext();
  const words = {
    'Not to say': t({ id: 'profile.gender.none', message: 'Not to say' }),
    Male: t({ id: 'profile.gender.male', message: 'Male' }),
    Female: t({ id: 'profile.gender.female', message: 'Female' }),
  };
  return (
    <Field label={t({ id: 'profile.gender', message: 'Gender' })} error={getError('gender')}>
      <Select
        value={values.gender}
        onValueChange={(next) => onChange('gender', next)}
        options={GENDERS.map((value) => ({ value, label: words[value] }))}
      />
    </Field>
  );
}
