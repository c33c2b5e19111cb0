import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { words } from '../words.ts';
import classes from './TenantChips.module.css';

/** The seven banks, one of them chosen. */
export function TenantChips({
  tenant,
  onChoose,
}: {
  readonly tenant: Tenant;
  readonly onChoose: (tenant: Tenant) => void;
}) {
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.legend}>{words.situations.tenant}</legend>
      {tenants.map((one) => (
        <label className={classes.chip} key={one}>
          <input
            className={classes.input}
            type="radio"
            name="tenant"
            value={one}
            checked={one === tenant}
            onChange={() => {
              onChoose(one);
            }}
          />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}
