import { GENDERS } from '@baize/domain/profile';
import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { useLingui } from '@lingui/react/macro';
import { useProfileFacts } from '../profile-context.ts';

export function GenderInput() {
  const { t } = useLingui();
  const { values, change, problem } = useProfileFacts();
  const words = {
    'Not to say': t({ id: 'profile.gender.none', message: 'Not to say' }),
    Male: t({ id: 'profile.gender.male', message: 'Male' }),
    Female: t({ id: 'profile.gender.female', message: 'Female' }),
  };
  return (
    <Field label={t({ id: 'profile.gender', message: 'Gender' })} error={problem('gender')}>
      <Select
        value={values.gender}
        onValueChange={(next) => change('gender', next)}
        options={GENDERS.map((value) => ({ value, label: words[value] }))}
      />
    </Field>
  );
}
