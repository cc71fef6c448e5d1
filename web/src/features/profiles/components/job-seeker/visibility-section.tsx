import type { JobSeekerProfileBody } from '@/api/generated/types.gen';
import { SwitchField } from '@/public/switch-field.tsx';
import { useEditProfile } from '@/features/profiles/profile-mutations.ts';
import { EditorSection } from './editor-section.tsx';

/** Whether others can open the public profile. */
export function VisibilitySection({ profile }: { profile: JobSeekerProfileBody }) {
  const save = useEditProfile();
  return (
    <EditorSection title="Visibility">
      <SwitchField
        label="Public profile"
        hint="Anybody with the link can see your profile, never your email, phone or resume. Switched off, nobody but you can."
        checked={profile.isPublic}
        disabled={save.isPending}
        onChange={(isPublic) => save.mutate(() => ({ isPublic }))}
      />
    </EditorSection>
  );
}
