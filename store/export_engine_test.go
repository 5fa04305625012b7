package store

import "database/sql"

// Behind is the database at a path itself, with no schema made and no keys minded, and what shuts it.
func Behind(path string) (db *sql.DB, shut func(), err error) {
	e, err := openEngine(path)
	if err != nil {
		return nil, nil, err
	}
	if IsPostgres(path) {
		_, err = e.write.Exec("SET session_replication_role = replica")
	} else {
		_, err = e.write.Exec("PRAGMA foreign_keys = 0")
	}
	return e.write, func() {
		e.read.Close()
		e.write.Close()
		if e.close != nil {
			e.close()
		}
	}, err
}
