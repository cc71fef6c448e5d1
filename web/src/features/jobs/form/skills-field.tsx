import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/public/button.tsx';
import { ChipList } from '@/public/chip-list.tsx';
import { TextField } from '@/public/text-field.tsx';
import styles from './skills-field.module.css';

const LONGEST_SKILL = 50;

interface SkillsFieldProps {
  skills: string[];
  error: string | undefined;
  onChange: (skills: string[]) => void;
}

/** Skills as chips: Enter or a comma adds what was typed, a chip's button takes it away. */
export function SkillsField({ skills, error, onChange }: SkillsFieldProps) {
  const [typed, setTyped] = useState('');
  const skill = typed.trim();
  const tooLong = skill.length > LONGEST_SKILL ? 'Skill must be less than 50 characters' : undefined;

  const add = () => {
    if (skill === '' || tooLong) return;
    if (!skills.includes(skill)) onChange([...skills, skill]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };

  return (
    <div className={styles.skills}>
      <div className={styles.entry}>
        <TextField
          label="Skills"
          value={typed}
          error={tooLong ?? error}
          hint="For example a language, a certificate or a system. Add them one by one."
          onKeyDown={onKeyDown}
          onValue={setTyped}
        />
        <Button look="outline" disabled={skill === ''} onClick={add}>
          Add
        </Button>
      </div>
      {skills.length > 0 ? (
        <ChipList
          label="Added skills"
          chips={skills.map((text) => ({ text }))}
          onRemove={(index) => onChange(skills.toSpliced(index, 1))}
        />
      ) : null}
    </div>
  );
}
