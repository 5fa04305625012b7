package store

import "database/sql"

// engine is the SQLite below a Store: the one that writes a file, or in a browser the one that keeps pages there. They
// differ in this alone; what is stored, and how, is the same, and the tests of the package hold both to it.
type engine struct {
	// SQLite lets one write at a time; a single connection makes writers queue here instead of failing there.
	write, read *sql.DB
	// check reports whether the place where the database lies is still that which was opened.
	check func() error
	// sizes are how large the database is and the log beside it, and how much space is free where they lie, in bytes;
	// free is -1 where that is not known.
	sizes func() (database, log, free int64, err error)
	// close is called when the connections are closed; nil: nothing.
	close func()
}

// connect opens the connections by which a driver reaches the database.
func connect(driver, dsn, pragmas string) (write, read *sql.DB, err error) {
	write, err = sql.Open(driver, dsn+pragmas+"&_txlock=immediate")
	if err != nil {
		return nil, nil, err
	}
	write.SetMaxOpenConns(1)
	read, err = sql.Open(driver, dsn+pragmas+"&_pragma=query_only(1)")
	if err != nil {
		write.Close()
		return nil, nil, err
	}
	read.SetMaxOpenConns(4)
	read.SetMaxIdleConns(4)
	return write, read, nil
}
