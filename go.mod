module waystation

go 1.26.8
